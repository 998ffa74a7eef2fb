import { Suspense } from 'react';
import { referenceOf } from '../../../../schema/bookingReferences';
import { fill } from '../../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { lazyPart } from '../../apollo/lazyPart';
import { BookingChatButton } from '../../chats/BookingChatButton';
import { ShareInChat } from '../../chats/ShareInChat';
import { paths, withQuery } from '../../paths';
import { BookingReview } from './BookingReview';
import { BookingInvoices } from '../invoice/BookingInvoices';
import { useViewer } from '../../session/SessionProvider';
import { seesAsStaff } from '../../session/staffRole';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { ButtonLink } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import layout from '../../kit/layout.module.css';
import { PageHeading } from '../../kit/PageHeading';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { ArrivalHour } from './ArrivalHour';
import { BookingActions } from './BookingActions';
import { BookingGuests } from './BookingGuests';
import { useBookingDetail_booking, type BookingDetail_BookingFragment } from './BookingDetail.generated';
import { BookingDisputes } from './BookingDisputes';
import { BookingHistory } from './BookingHistory';
import { BookingDocuments } from './BookingDocuments';
import { BookingState } from './BookingState';
import { BookingSummary } from './BookingSummary';
import { BookingTerms } from './BookingTerms';
import { StayEnded } from './StayEnded';
import { Receipt } from './Receipt';
import { useExplainToStaff } from '../refund/useExplainToStaff';
import { useOrigin } from './useOrigin';
import styles from './BookingDetail.module.css';
import * as texts from './texts';

const BookingExtras = lazyPart(async () => (await import('../extras/BookingExtras')).BookingExtras);
const GuestMessages = lazyPart(async () => (await import('../messages/GuestMessages')).GuestMessages);
const BookingFolio = lazyPart(async () => (await import('../folio/BookingFolio')).BookingFolio);

/** All details of a booking, with the actions the viewer may take. */
export function BookingDetail({ booking }: { booking: FragmentType<BookingDetail_BookingFragment> }) {
  const origin = useOrigin();
  const data = useBookingDetail_booking(booking);
  const viewer = useViewer();
  const explain = useExplainToStaff(data);
  const isMine = viewer?.id === data.user.id;
  const isStaff = seesAsStaff(viewer, data.user);
  return (
    <div className={classNames(layout.listPage, styles.page)}>
      <TextLink to={origin} className={print.onScreen}>
        {origin === paths.home() ? texts.backToHome : texts.backToBookings}
      </TextLink>
      <ReceiptHead />
      <ArrivalNotice className={classNames(styles.notice, print.onScreen)} />
      <BookingDisputes booking={data} className={classNames(styles.notice, print.onScreen)} />
      <div className={styles.head}>
        <PageHeading
          title={isMine ? texts.yourBooking : fill(texts.bookingFor, { guest: data.user.name })}
          className={styles.title}
        />
        <div role="status">
          <BookingState booking={data} />
        </div>
      </div>
      <div className={classNames(card.card, styles.card)}>
        <BookingSummary booking={data} isStaff={isStaff} />
        <BookingGuests booking={data} isStaff={isStaff} />
        <ArrivalHour booking={data} isStaff={isStaff} />
        <Receipt booking={data} />
        <BookingTerms booking={data} />
        <StayEnded booking={data} />
        <BookingActions booking={data} isStaff={isStaff} />
      </div>
      <div className={classNames(styles.next, print.onScreen)}>
        <BookingDocuments booking={data} isStaff={isStaff} />
        {data.hotel && (
          <ButtonLink to={paths.hotel(data.hotel.id)} variant="outlined">
            {texts.showHotel}
          </ButtonLink>
        )}
        {data.hotel && (
          <BookingChatButton bookingId={data.id}>
            {isMine ? texts.writeToHotel : texts.writeToGuest}
          </BookingChatButton>
        )}
        <ShareInChat bookingId={data.id} />
        {isMine && (
          <ButtonLink to={withQuery(paths.contact(), { booking: referenceOf(data) })} variant="outlined">
            {texts.contactUs}
          </ButtonLink>
        )}
        <BookingReview booking={data} />
      </div>
      <BookingInvoices booking={data} />
      {isStaff && (
        <Suspense>
          <BookingExtras booking={data} explain={explain} />
          <BookingFolio bookingId={data.id} />
        </Suspense>
      )}
      {data.viewerCan.readGuestMessages && (
        <Suspense>
          <GuestMessages bookingId={data.id} />
        </Suspense>
      )}
      <BookingHistory booking={data} />
    </div>
  );
}

/** The head of a printed receipt, where the page has no frame. */
const ReceiptHead = () => (
  <div className={classNames(styles.receiptHead, print.onPaper)}>
    <p className={text.h3}>{texts.staybook}</p>
    <span>{texts.receipt}</span>
  </div>
);
