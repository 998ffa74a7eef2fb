import { Menu, MenuLink } from '../../kit/Menu';
import { paths } from '../../paths';
import type { Viewer } from '../../session/SessionProvider';
import styles from './AccountMenu.module.css';

interface Props {
  viewer: Viewer;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Where a signed-in person's own pages are. */
export function AccountMenu({ viewer, anchor, onClose }: Props) {
  const links = [
    { label: 'My account', to: paths.myAccount() },
    ...(viewer.role === 'CUSTOMER' ? [{ label: 'My bookings', to: paths.myBookings() }] : []),
    { label: 'Chats', to: paths.chats() },
    { label: 'List your property', to: paths.listProperty() },
    { label: 'Sign out', to: paths.logout() },
  ];
  return (
    <Menu anchor={anchor} align="end" aria-label="My account" onClose={onClose} className={styles.menu}>
      <div className={styles.person}>
        <strong className={styles.name}>{viewer.name}</strong>
        <span className={styles.email}>{viewer.email}</span>
      </div>
      {links.map(({ label, to }) => (
        <MenuLink key={to} to={to} onClick={onClose}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
