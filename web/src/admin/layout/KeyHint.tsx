import Box from '@mui/material/Box';
import { singleKeys } from './shortcuts';

/** The key of a button, in it; assistive technology reads it from the button's attribute. Nothing on phones. */
export const KeyHint = ({ of: key }: { of: string | undefined }) =>
  key && singleKeys.areOn() ? (
    <Box component="kbd" aria-hidden sx={hintStyle}>
      {key}
    </Box>
  ) : null;

const hintStyle = {
  display: { xs: 'none', md: 'inline-block' },
  ml: 0.75,
  px: 0.5,
  minWidth: 18,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-small)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-small)',
  lineHeight: 1.3,
  textAlign: 'center',
  color: 'text.secondary',
};
