import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Answer } from '../kit/Answer';
import { ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Dot } from '../kit/Dot';
import { spokenMoment } from '../kit/moments';
import text from '../kit/text.module.css';
import { OfferCard_OfferFragmentDoc, type OfferCard_OfferFragment } from './OfferCard.generated';
import { OfferFiles } from './OfferFiles';
import * as texts from './texts';
import styles from './OfferCard.module.css';

/** The states of an offer, as its sender sees them. */
const STATES = {
  NEW: ['info', texts.inReview],
  ACCEPTED: ['success', texts.accepted],
  DECLINED: ['quiet', texts.declined],
} as const;

/** A property that this person submitted: its files, our reply, and the hotel created from it. */
export function OfferCard({ offer }: { offer: FragmentType<OfferCard_OfferFragment> }) {
  const { data, dataState } = useFragment({ fragment: OfferCard_OfferFragmentDoc, from: offer });
  if (dataState !== 'complete') return null;
  const { state, sentAt, answer, answeredAt, files, hotel } = data;
  const [tone, word] = STATES[state];
  return (
    <li className={classNames(card.card, styles.offer)}>
      <div className={styles.head}>
        <h2 className={classNames(text.h4, styles.sent)}>
          {fill(texts.sentOn, { moment: spokenMoment(sentAt) })}
        </h2>
        <Dot tone={tone}>{word}</Dot>
      </div>
      {answer && <Answer title={texts.ourReply} text={answer} answeredAt={answeredAt} />}
      {state === 'ACCEPTED' &&
        (hotel ? (
          <div>
            {hotel.openForBooking ? (
              <ButtonLink to={paths.hotel(hotel.id)} variant="outlined">
                {fill(texts.seeHotel, { hotel: hotel.name })}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.firstHour(hotel.id)} variant="contained">
                {fill(texts.setUpHotel, { hotel: hotel.name })}
              </ButtonLink>
            )}
          </div>
        ) : (
          <p className={classNames(text.body, text.quiet)}>{texts.hotelNotListed}</p>
        ))}
      {files.length > 0 ? (
        <OfferFiles files={files} />
      ) : (
        <p className={classNames(text.body, text.quiet)}>{texts.filesDeleted}</p>
      )}
    </li>
  );
}
