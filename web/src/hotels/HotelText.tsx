import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { useHotelText_hotel, type HotelText_HotelFragment } from './HotelText.generated';
import styles from './HotelText.module.css';
import * as texts from './texts';

/** The descriptions of the hotel: the short one, then the detailed one. */
export function HotelText({ hotel }: { hotel: FragmentType<HotelText_HotelFragment> }) {
  const data = useHotelText_hotel(hotel);
  return (
    <section className={styles.text}>
      <h2 className={text.h2}>{fill(texts.aboutHotel, { hotel: data.name })}</h2>
      <p className={text.lead}>{data.description}</p>
      {data.detailedDescription.split(/\n+/).map((paragraph, index) => (
        <p key={index} className={classNames(text.body, text.quiet)}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
