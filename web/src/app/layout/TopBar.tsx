import { NavLink } from 'react-router-dom';
import { device } from '../../session/device';
import { useSession } from '../../session/SessionProvider';
import { useReturnTo } from '../../session/returnTo';
import { paths } from '../../paths';
import { buttonClass } from '../../kit/buttonClass';
import { ProfilePhoto } from '../../kit/ProfilePhoto';
import { AppearanceButton } from './AppearanceButton';
import { LanguageButton } from './LanguageButton';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { MyAccount } from './MyAccount';
import { NotificationBell } from './NotificationBell';
import styles from './TopBar.module.css';
import { loading } from '../../kit/texts';
import * as texts from './texts';

const quietButton = buttonClass({ color: 'inherit' }, styles.wide);

/** Logo, Home, Sign in, Sign up or Sign out, My account and the profile photo; at 570 px the links fold into the menu. */
export function TopBar() {
  const { status, viewer } = useSession();
  const next = useReturnTo();
  return (
    <header className={styles.bar}>
      <Logo />
      <div className={styles.gap} />
      <nav aria-label={texts.account} className={styles.account}>
        <NavLink to={paths.home()} className={quietButton}>
          {texts.home}
        </NavLink>
        {status === 'signedOut' && (
          <>
            <NavLink to={paths.login(next)} className={quietButton}>
              {texts.signIn}
            </NavLink>
            <NavLink to={paths.register(next)} className={buttonClass({ variant: 'outlined' }, styles.wide)}>
              {texts.signUp}
            </NavLink>
          </>
        )}
        {status === 'restoring' && (
          <div role="status" className={styles.restoring}>
            <ProfilePhoto photo={device.mayRenew() ? device.photo() : null} />
            {loading}
          </div>
        )}
        {viewer && (
          <>
            <NavLink to={paths.logout()} className={quietButton}>
              {texts.signOut}
            </NavLink>
            <NotificationBell />
            <MyAccount viewer={viewer} />
          </>
        )}
        <LanguageButton />
        <AppearanceButton />
        <MenuButton />
      </nav>
    </header>
  );
}
