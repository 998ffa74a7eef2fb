import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  to: string;
  /** True for the most common action. */
  isMain?: boolean;
  children: string;
}

/** A link from a record to the page of an action, which can link back to this view. */
export function Action({ to, isMain = false, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={Link}
      to={to}
      state={{ from: pathname + search }}
      variant={isMain ? 'contained' : 'outlined'}
      size="small"
    >
      {children}
    </Button>
  );
}

/** A link above a list to the page that adds a record. */
export const Create = ({ to, children }: Omit<Props, 'isMain'>) => (
  <Button component={Link} to={to} variant="contained" size="small" startIcon={<AddIcon />}>
    {children}
  </Button>
);
