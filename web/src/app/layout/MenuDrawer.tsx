import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyThemed } from '../../admin/theme/lazyThemed';
import { Dialog } from '../../kit/Dialog';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
import { useReturnTo } from '../../session/returnTo';
import { ChatsLink } from './ChatsLink';
import { LanguageLinks } from './LanguageLinks';
import { MenuIcon } from './MenuIcon';
import { compactMenuOf } from './navigation';
import styles from './MenuDrawer.module.css';
import * as texts from './texts';

const StaffMenu = lazyThemed(async () => (await import('../../admin/layout/StaffMenu')).StaffMenu);

/** The side menu and the account links on small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { viewer } = useSession();
  const next = useReturnTo();
  const account = viewer
    ? [
        { label: texts.myAccount, to: paths.myAccount() },
        { label: texts.signOut, to: paths.logout() },
      ]
    : [
        { label: texts.signIn, to: paths.login(next) },
        { label: texts.signUp, to: paths.register(next) },
      ];
  return (
    <Dialog shape="right" aria-label={texts.menu} onClose={onClose}>
      <nav aria-label={texts.menu} className={styles.menu}>
        {isStaffRole(viewer?.role) && (
          <Suspense>
            <StaffMenu onLeave={onClose} />
          </Suspense>
        )}
        {compactMenuOf(viewer?.role).map(({ label, to, icon }) => (
          <NavLink key={to} to={to} end onClick={onClose} className={styles.row}>
            <MenuIcon icon={icon} />
            {label}
          </NavLink>
        ))}
        {viewer && <ChatsLink className={styles.row} onClick={onClose} />}
        <hr className={styles.rule} />
        {account.map(({ label, to }) => (
          <NavLink key={to} to={to} onClick={onClose} className={styles.row}>
            {label}
          </NavLink>
        ))}
        <hr className={styles.rule} />
        <div className={styles.languages}>
          <LanguageLinks />
        </div>
      </nav>
    </Dialog>
  );
}
