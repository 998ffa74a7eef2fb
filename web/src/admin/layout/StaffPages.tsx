import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
import { DutyGuard } from '../duties/DutyGuard';
import { LeftTeamPage } from '../duties/LeftTeamPage';
import { MuiTheme } from '../theme/MuiTheme';
import { FactorBanner } from './FactorBanner';

/** The frame of the pages of the staff area: its theme, what concerns the reader's own account, and the reader's duties. */
export function StaffPages() {
  const role = useViewer()?.role;
  const isStaff = isStaffRole(role);
  const [wasMember, setWasMember] = useState(false);
  if (role === 'TEAM' && !wasMember) setWasMember(true);
  if (role === 'CUSTOMER' && wasMember) return <LeftTeamPage />;
  return (
    <MuiTheme>
      {isStaff && <FactorBanner />}
      {/* the guard of roles, which leads others away, is among the pages */}
      {isStaff ? <DutyGuard /> : <Outlet />}
    </MuiTheme>
  );
}
