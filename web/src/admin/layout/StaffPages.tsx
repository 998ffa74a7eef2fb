import { Outlet } from 'react-router-dom';
import { useViewer } from '../../session/SessionProvider';
import { MuiTheme } from '../theme/MuiTheme';
import { FactorBanner } from './FactorBanner';

/** The frame of the pages of the staff area: its theme, and above a page what concerns the reader's own account. */
export function StaffPages() {
  const viewer = useViewer();
  return (
    <MuiTheme>
      {viewer?.role === 'ADMIN' && <FactorBanner />}
      <Outlet />
    </MuiTheme>
  );
}
