import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SmallPicture, type SmallPictureName } from './SmallPicture';

interface Props {
  picture?: SmallPictureName;
  /** What is not there, a line each. */
  texts: readonly string[];
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function Empty({ picture, texts, children, action }: Props) {
  return (
    <Box
      role="status"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '14px', px: 3, py: 6, textAlign: 'center' }}
    >
      {picture && <SmallPicture of={picture} sx={{ mx: 'auto', mb: 2 }} />}
      {texts.map((text) => (
        <Typography key={text} variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
      ))}
      {children && (
        <Typography sx={{ color: 'text.secondary', mt: 1, mx: 'auto', maxWidth: 480 }}>{children}</Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
