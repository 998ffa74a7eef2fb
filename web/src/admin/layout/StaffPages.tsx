import { Outlet } from 'react-router-dom';
import { useViewer } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
import { DutyGuard } from '../duties/DutyGuard';
import { MuiTheme } from '../theme/MuiTheme';
import { FactorBanner } from './FactorBanner';

/** The frame of the pages of the staff area: its theme, what concerns the reader's own account, and the reader's duties. */
export function StaffPages() {
  const isStaff = isStaffRole(useViewer()?.role);
  return (
    <MuiTheme>
      {isStaff && <FactorBanner />}
      {/* the guard of roles, which leads others away, is among the pages */}
      {isStaff ? <DutyGuard /> : <Outlet />}
    </MuiTheme>
  );
}
