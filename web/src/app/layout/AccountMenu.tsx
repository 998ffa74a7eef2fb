import { Menu, MenuLink } from '../../kit/Menu';
import { paths } from '../../paths';
import { hasOwnRecords } from '../../session/ownRecords';
import type { Viewer } from '../../session/SessionProvider';
import { listYourProperty } from '../../photos/texts';
import styles from './AccountMenu.module.css';
import * as texts from './texts';

interface Props {
  viewer: Viewer;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What members of teams keep from before, and have no side menu of guests for. */
const MEMBERS = [
  { label: texts.myReviews, to: paths.myReviews() },
  { label: texts.savedHotels, to: paths.savedHotels() },
];

/** Where a signed-in person's own pages are. */
export function AccountMenu({ viewer, anchor, onClose }: Props) {
  const links = [
    { label: texts.myAccount, to: paths.myAccount() },
    ...(hasOwnRecords(viewer.role) ? [{ label: texts.myBookings, to: paths.myBookings() }] : []),
    ...(viewer.role === 'TEAM' ? MEMBERS : []),
    { label: texts.chats, to: paths.chats() },
    { label: listYourProperty, to: paths.listProperty() },
    { label: texts.signOut, to: paths.logout() },
  ];
  return (
    <Menu anchor={anchor} align="end" aria-label={texts.myAccount} onClose={onClose} className={styles.menu}>
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
