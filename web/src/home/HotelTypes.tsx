import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import type { HomePageQuery } from './HomePage.generated';
import { Section, TrimmedList } from './Section';
import styles from './HotelTypes.module.css';

/** More kinds than that are found on the page of all types. */
const MOST = 12;

/** How many hotels there are of each type; each leads to them. */
export function HotelTypes({ types }: { types: HomePageQuery['hotelTypes'] }) {
  if (types.length === 0) return null;
  return (
    <Section title="Every kind of place">
      <TrimmedList columns={6}>
        {types.slice(0, MOST).map(({ id, name, photo, numberOfHotels }) => (
          <li key={id} className={styles.item}>
            <Link to={paths.publicResults({ type: id })} className={styles.link}>
              <Photo src={photo ?? undefined} alt="" ratio="1 / 1" className={styles.photo} />
              <span className={styles.name}>{name}</span>
              <span className={classNames(text.small, text.quiet)}>{counted(numberOfHotels, 'hotel')}</span>
            </Link>
          </li>
        ))}
      </TrimmedList>
    </Section>
  );
}
