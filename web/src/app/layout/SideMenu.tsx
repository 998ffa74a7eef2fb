import { Suspense, useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { device } from '../../session/device';
import { useSession } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
import { classNames } from '../../kit/classNames';
import { watchPalette } from '../../kit/paletteRequest';
import { lazyThemed } from '../../admin/theme/lazyThemed';
import { ChatsLink } from './ChatsLink';
import { MenuIcon } from './MenuIcon';
import { menuOf } from './navigation';
import styles from './SideMenu.module.css';
import * as texts from './texts';

const StaffMenu = lazyThemed(async () => (await import('../../admin/layout/StaffMenu')).StaffMenu);

/**
 * The quiet rail beside the content: icons with a word above 800 px, icons alone below, folded into the top bar at 600.
 * Staff have a menu of their own in it.
 */
export function SideMenu() {
  const { status, viewer } = useSession();
  if (isStaffRole(viewer?.role) || (status === 'restoring' && device.mayRenew() && device.hasStaffMenu()))
    return (
      <nav aria-label={texts.menu} className={classNames(styles.rail, styles.staffRail)}>
        <div className={classNames(styles.column, styles.staffColumn)}>
          <Suspense fallback={<NotYet />}>{viewer ? <StaffMenu isRail /> : <NotYet />}</Suspense>
        </div>
      </nav>
    );
  return (
    <nav aria-label={texts.menu} className={styles.rail}>
      <div className={styles.column}>
        {menuOf(viewer?.role).map(({ label, to, icon }) => (
          <NavLink key={to} to={to} end aria-label={label} title={label} className={styles.link}>
            <MenuIcon icon={icon} />
            <span>{label}</span>
          </NavLink>
        ))}
        {viewer && <ChatsLink className={styles.link} />}
      </div>
    </nav>
  );
}

/** In place of the menu of staff, which is on its way with its keys. */
function NotYet() {
  useEffect(() => watchPalette(), []);
  return null;
}
