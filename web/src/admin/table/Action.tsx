import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Link, useLocation } from 'react-router-dom';
import { useMayOpen } from '../duties/useStaffDuties';

interface Props {
  to: string;
  /** True for the most common action. */
  isMain?: boolean;
  children: string;
}

/** A link from a record to the page of an action, which can link back to this view. It is left out for those who may not open the page. */
export function Action({ to, isMain = false, children }: Props) {
  const { pathname, search } = useLocation();
  if (!useMayOpen()(to)) return null;
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

/** A link above a list to the page that adds a record, for those who may open it. */
export function Create({ to, children }: Omit<Props, 'isMain'>) {
  if (!useMayOpen()(to)) return null;
  return (
    <Button component={Link} to={to} variant="contained" size="small" startIcon={<AddIcon />}>
      {children}
    </Button>
  );
}
