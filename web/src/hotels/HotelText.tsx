import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { inMyLanguage, langOf } from '../kit/written';
import { WrittenIn } from '../rooms/WrittenIn';
import { useHotelText_hotel, type HotelText_HotelFragment } from './HotelText.generated';
import styles from './HotelText.module.css';
import * as texts from './texts';

/** The descriptions of the hotel: the short one, then the detailed one. */
export function HotelText({ hotel }: { hotel: FragmentType<HotelText_HotelFragment> }) {
  const { name, texts: written } = useHotelText_hotel(hotel, inMyLanguage());
  const { description, detailedDescription: details } = written;
  const { text: detailed } = details;
  return (
    <section className={styles.text}>
      <h2 className={text.h2}>{fill(texts.aboutHotel, { hotel: name })}</h2>
      <WrittenIn written={[details, description]} />
      <p lang={langOf(description.language)} className={text.lead}>
        {description.text}
      </p>
      {detailed.split(/\n+/).map((paragraph, index) => (
        <p key={index} lang={langOf(details.language)} className={classNames(text.body, text.quiet)}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
