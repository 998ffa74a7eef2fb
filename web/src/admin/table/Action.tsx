import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  to: string;
  /** The one that is meant most often. */
  isMain?: boolean;
  children: string;
}

/** Leads from a record to where something is done with it; pages that lead back find this view again. */
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

/** Above a list: leads to where a record is added to it. */
export const Create = ({ to, children }: Omit<Props, 'isMain'>) => (
  <Button component={Link} to={to} variant="contained" size="small" startIcon={<AddIcon />}>
    {children}
  </Button>
);
