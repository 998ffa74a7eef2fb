import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useAppearance } from '../../ui/useAppearance';

/** Switches between light and dark; choosing what the system has anyway means following it again. */
export function AppearanceButton() {
  const { setMode } = useColorScheme();
  const other = useAppearance() === 'dark' ? 'light' : 'dark';
  const choose = () => setMode(matchMedia(`(prefers-color-scheme: ${other})`).matches ? 'system' : other);
  return (
    <IconButton aria-label={`Switch to ${other} colours`} onClick={choose} sx={{ color: 'text.secondary' }}>
      <LightIcon fontSize="small" sx={inDark} />
      <DarkIcon fontSize="small" sx={inLight} />
    </IconButton>
  );
}

const inDark = { display: 'none', '[data-appearance="dark"] &': { display: 'block' } };
const inLight = { '[data-appearance="dark"] &': { display: 'none' } };
