import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DoorPicture } from './DoorPicture';
import { PageHeading } from './PageHeading';
import { SmallPicture, type SmallPictureName } from './SmallPicture';

interface Props {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  /** Where to go on, each with its label; the first one stands out. */
  links?: readonly (readonly [label: string, to: string])[];
  /** Buttons that do more than lead somewhere. */
  actions?: ReactNode;
  /** Shown instead of the door. */
  picture?: SmallPictureName;
  /** Whether it went well: the picture shows an open door. */
  isGood?: boolean;
}

/** A page that says one thing and offers the way on. */
export function NoticePage({ title, children, links = [], actions, picture, isGood = false }: Props) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: { xs: 6, sm: 10 } }}>
      {picture ? <SmallPicture of={picture} /> : <DoorPicture isOpen={isGood} />}
      <PageHeading title={title} sx={{ mt: 3 }} />
      <Typography component="div" variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {children}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {actions}
        {links.map(([label, to], place) => (
          <Button key={label} component={Link} to={to} variant={place === 0 ? 'contained' : 'outlined'}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
