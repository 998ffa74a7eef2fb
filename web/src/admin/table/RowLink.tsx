import IconButton from '@mui/material/IconButton';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Link, useLocation } from 'react-router-dom';

/** A link from a row to the record's page, which links back to this view. */
export function RowLink({ to, label }: { to: string; label: string }) {
  const { pathname, search } = useLocation();
  return (
    <IconButton
      component={Link}
      to={to}
      state={{ from: pathname + search }}
      size="small"
      aria-label={label}
      title={label}
      onClick={(event) => event.stopPropagation()}
    >
      <OpenIcon sx={{ fontSize: '1.125rem' }} />
    </IconButton>
  );
}
