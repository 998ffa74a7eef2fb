import { listed } from '../../../../schema/spoken';
import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onlySignIn } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { Button, ButtonLink } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Dot } from '../../kit/Dot';
import { Notice } from '../../kit/Notice';
import { RetryNotice } from '../../kit/RetryNotice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import progress from '../../kit/progress.module.css';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import {
  useCloseHotelMutation,
  useFirstHourQuery,
  useOpenHotelMutation,
  type FirstHour_HotelFragment,
} from './FirstHour.generated';
import { pageLink, stepsOf, type Step } from './firstHourSteps';
import team from './team.module.css';
import styles from './firstHour.module.css';
import * as texts from './texts';

/** Leads the owner of a new hotel through the steps until guests can book it. */
export function FirstHourPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const { data, error, refetch } = useFirstHourQuery(
    hotelId
      ? { variables: { id: hotelId }, fetchPolicy: 'cache-and-network', context: onlySignIn }
      : skipToken,
  );
  const hotel = data?.hotel;
  return (
    <HotelSheet
      title={texts.firstHour}
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={choose}
      tools={
        hotel && (
          <ButtonLink to={pageLink(hotel)[1]} className={classNames(team.tool, styles.tool)}>
            {pageLink(hotel)[0]}
          </ButtonLink>
        )
      }
    >
      <div className={team.body}>
        {hotel && (
          <p className={classNames(text.body, text.quiet, team.intro)}>
            {fill(texts.firstHourIntro, { hotel: hotel.name })}
          </p>
        )}
        {error && !hotel && <RetryNotice retry={refetch}>{texts.hotelNotLoaded}</RetryNotice>}
        {!hotel && !error && <RowsSkeleton height={96} rows={5} />}
        {hotel?.setUp && <Steps key={hotel.id} hotel={{ ...hotel, setUp: hotel.setUp }} />}
      </div>
    </HotelSheet>
  );
}

type SetUpHotel = FirstHour_HotelFragment & { setUp: NonNullable<FirstHour_HotelFragment['setUp']> };

function Steps({ hotel }: { hotel: SetUpHotel }) {
  const [done, setDone] = useState('');
  const steps = stepsOf(hotel);
  const count = steps.filter(({ isDone }) => isDone).length + (hotel.openForBooking ? 1 : 0);
  return (
    <>
      {done && <Notice kind="success">{done}</Notice>}
      <div className={styles.progress}>
        <progress
          value={count}
          max={5}
          aria-label={fill(texts.stepsDone, { done: count })}
          className={progress.progress}
        />
        <span className={classNames(text.small, text.quiet)}>{fill(texts.stepsDone, { done: count })}</span>
      </div>
      <ol className={classNames(card.card, styles.steps)}>
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} />
        ))}
        <OpenStep hotel={hotel} onDone={setDone} />
      </ol>
    </>
  );
}

function StepRow({ step, number }: { step: Step; number: number }) {
  const { title, isDone, lacks, link } = step;
  const isBegun = isDone || lacks.length === 0;
  return (
    <li className={styles.step}>
      <span aria-hidden className={classNames(styles.number, isDone && styles.done)}>
        {number}
      </span>
      <div>
        <h2 className={text.h4}>{title}</h2>
        <p className={classNames(text.body, text.quiet, styles.words)}>{step.text}</p>
        {!isBegun && (
          <p className={classNames(text.small, text.quiet, styles.words)}>
            {fill(texts.stillMissing, { needs: listed(lacks) })}
          </p>
        )}
      </div>
      <Dot tone={isDone ? 'success' : 'quiet'}>{isDone ? texts.stepDone : texts.stepToDo}</Dot>
      <ButtonLink
        to={link[1]}
        variant={isDone ? 'text' : 'outlined'}
        className={isDone ? styles.plain : undefined}
      >
        {link[0]}
      </ButtonLink>
    </li>
  );
}

/** The last step: opens the hotel once nothing is missing, and closes it again. */
function OpenStep({ hotel, onDone }: { hotel: SetUpHotel; onDone: (words: string) => void }) {
  const { id: hotelId, name, openForBooking, setUp } = hotel;
  const [isAsking, setAsking] = useState(false);
  const [open, { loading }] = useOpenHotelMutation();
  const [close, { loading: isClosing }] = useCloseHotelMutation();
  const refusal = useRefusal();
  const variables = { input: { hotelId } };
  const openIt = async () => {
    const answer = (await refusal.answerOf(open({ variables })))?.openHotelForBooking;
    if (answer?.__typename === 'Hotel') onDone(texts.isOpenNow);
    else if (answer) refusal.show(answer);
  };
  const closeIt = async () => {
    const answer = (await refusal.answerOf(close({ variables })))?.closeHotelForBooking;
    if (answer && answer.__typename !== 'Hotel') return refusal.show(answer);
    setAsking(false);
    if (answer) onDone(texts.isClosedNow);
  };
  return (
    <li className={styles.step}>
      <span aria-hidden className={classNames(styles.number, openForBooking && styles.done)}>
        5
      </span>
      <div>
        <h2 className={text.h4}>{texts.openStep}</h2>
        <p className={classNames(text.body, text.quiet, styles.words)}>
          {openForBooking ? texts.openDone : texts.openText}
        </p>
        {!isAsking && refusal.notice}
      </div>
      <Dot tone={openForBooking ? 'success' : 'quiet'}>
        {openForBooking ? texts.stepDone : texts.stepToDo}
      </Dot>
      {openForBooking ? (
        <Button color="error" className={styles.plain} onClick={() => setAsking(true)}>
          {texts.closeForBooking}
        </Button>
      ) : (
        <Button
          variant="contained"
          loading={loading}
          disabled={setUp.missing.length > 0}
          onClick={() => void openIt()}
        >
          {texts.openNow}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.closeTitle, { hotel: name })}
          cancel={texts.keepOpen}
          confirm={texts.closeForBooking}
          isSending={isClosing}
          onConfirm={() => void closeIt()}
          onClose={() => setAsking(false)}
        >
          {refusal.notice}
          <p>{texts.closeText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
