import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { hotels } from '../kit/texts';
import type { HomePageQuery } from './HomePage.generated';
import styles from './CityTile.module.css';

/** One city of the carousel, which links to its hotels. */
export function CityTile({ city }: { city: HomePageQuery['cities'][number] }) {
  return (
    <li className={styles.item}>
      <Link to={paths.hotels({ city: city.name })} className={styles.link}>
        <Photo src={city.photo ?? undefined} alt="" className={styles.photo} />
        <span className={classNames(text.h3, styles.name)}>{city.shownName}</span>
        <div className={text.quiet}>{fill(hotels, { count: city.numberOfHotels })}</div>
      </Link>
    </li>
  );
}
