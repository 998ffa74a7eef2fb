import { Link } from 'react-router-dom';
import { useViewer } from '../../session/SessionProvider';
import { paths } from '../../paths';
import styles from './Footer.module.css';

const GROUPS = [
  [
    'Find a room',
    [
      ['Find a hotel', paths.findHotel()],
      ['Hotels by city', paths.countByCity()],
      ['Hotels by type', paths.countByType()],
      ['Rooms', paths.rooms()],
    ],
  ],
  [
    'Before you book',
    [
      ['What guests say', paths.reviews()],
      ['Help', paths.help()],
      ['Newsletter', paths.subscription()],
    ],
  ],
  ['Your property', [['List your property', paths.listProperty()]]],
  [
    'Staybook',
    [
      ['Contact', paths.contact()],
      ['Terms', paths.terms()],
      ['Privacy', paths.privacy()],
      ['For developers', paths.developers()],
    ],
  ],
] as const;

/** Links below every page that guests see. */
export function Footer() {
  if (useViewer()?.role === 'ADMIN') return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label="More of Staybook" className={styles.columns}>
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
    </footer>
  );
}
