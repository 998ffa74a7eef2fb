import { Link } from 'react-router-dom';
import { CurrencyButton } from '../../currency/CurrencyButton';
import { useViewer } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
import { paths } from '../../paths';
import { listYourProperty } from '../../photos/texts';
import { whatGuestsSay } from '../../reviews/texts';
import { LanguageLinks } from './LanguageLinks';
import styles from './Footer.module.css';
import * as texts from './texts';

const GROUPS = [
  [
    texts.findRoom,
    [
      [texts.findHotel, paths.findHotel()],
      [texts.hotelsByCity, paths.countByCity()],
      [texts.hotelsByType, paths.countByType()],
      [texts.rooms, paths.rooms()],
    ],
  ],
  [
    texts.beforeYouBook,
    [
      [whatGuestsSay, paths.reviews()],
      [texts.help, paths.help()],
      [texts.newsletter, paths.subscription()],
    ],
  ],
  [texts.yourProperty, [[listYourProperty, paths.listProperty()]]],
  [
    texts.staybook,
    [
      [texts.contact, paths.contact()],
      [texts.terms, paths.terms()],
      [texts.privacy, paths.privacy()],
      [texts.forDevelopers, paths.developers()],
    ],
  ],
] as const;

/** Links below every page that guests see. */
export function Footer() {
  if (isStaffRole(useViewer()?.role)) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={texts.moreOfStaybook} className={styles.columns}>
        {GROUPS.map(([title, links]) => (
          <div key={title}>
            <div className={styles.title}>{title}</div>
            <ul className={styles.list}>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.languages}>
        <LanguageLinks />
        <CurrencyButton />
      </div>
    </footer>
  );
}
