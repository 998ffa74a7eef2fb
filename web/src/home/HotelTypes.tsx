import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { hotels } from '../kit/texts';
import type { HomePageQuery } from './HomePage.generated';
import { Section, TrimmedList } from './Section';
import { browseByType } from './texts';
import styles from './HotelTypes.module.css';

/** The page of all hotel types shows the rest. */
const MAX_TYPES = 12;

/** The number of hotels of each type, which links to them. */
export function HotelTypes({ types }: { types: HomePageQuery['hotelTypes'] }) {
  if (types.length === 0) return null;
  return (
    <Section title={browseByType}>
      <TrimmedList columns={6}>
        {types.slice(0, MAX_TYPES).map(({ id, name, photo, numberOfHotels }) => (
          <li key={id} className={styles.item}>
            <Link to={paths.publicResults({ type: id })} className={styles.link}>
              <Photo src={photo ?? undefined} alt="" ratio="1 / 1" className={styles.photo} />
              <span className={styles.name}>{name}</span>
              <span className={classNames(text.small, text.quiet)}>
                {fill(hotels, { count: numberOfHotels })}
              </span>
            </Link>
          </li>
        ))}
      </TrimmedList>
    </Section>
  );
}
