import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useAppearance } from '../../ui/useAppearance';

/** Switches between light and dark; choosing what the system has anyway means following it again. */
export function AppearanceButton() {
  const { setMode } = useColorScheme();
  const shown = useAppearance();
  const other = shown === 'dark' ? 'light' : 'dark';
  const isSystems = matchMedia(`(prefers-color-scheme: ${other})`).matches;
  return (
    <IconButton
      aria-label={`Switch to ${other} colours`}
      onClick={() => setMode(isSystems ? 'system' : other)}
      sx={{ color: 'text.secondary' }}
    >
      {shown === 'dark' ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </IconButton>
  );
}
