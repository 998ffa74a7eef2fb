import * as roomTexts from '../rooms/texts';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hotelIdIn } from '../../../schema/hotelAddress';
import { stayProblem } from '../../../schema/nights';
import { useQuantities } from '../bookings/checkout/chosenExtras';
import { StaySummary } from '../bookings/checkout/StaySummary';
import summary from '../bookings/checkout/summary.module.css';
import { useHeldBookings } from '../bookings/checkout/useHeldBookings';
import { lazyPart, preloadedPart } from '../apollo/lazyPart';
import { HotelReviews } from '../reviews/HotelReviews';
import { useNightsChanged } from '../rooms/useNightsChanged';
import { useSelection } from '../rooms/selection';
import { useMayBook } from '../session/useMayBook';
import { useParty } from '../search/useParty';
import { CHILDREN } from '../../../schema/houseRuleWords';
import type { PartyOffer } from './PartyRooms';
import { HotelExtras } from './HotelExtras';
import { HotelFacts } from './HotelFacts';
import { HotelGallery } from './HotelGallery';
import { HotelHead } from './HotelHead';
import { useHotelPageSuspenseQuery } from './HotelPage.generated';
import { HotelLocation } from './HotelLocation';
import { HotelRooms } from './HotelRooms';
import { HotelRules } from './HotelRules';
import { HotelSkeleton } from './HotelSkeleton';
import { HotelTerms } from './HotelTerms';
import { HotelText } from './HotelText';
import { ReadOnlyCard } from './ReadOnlyCard';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import text from '../kit/text.module.css';
import { inMyLanguage } from '../kit/written';
import { StayPicker } from '../search/StayPicker';
import { useRoomDialog } from './useRoomDialog';
import { useStay } from './useStay';
import styles from './HotelPage.module.css';
import * as texts from './texts';

const { Part: PartyRooms, preload } = preloadedPart(async () => (await import('./PartyRooms')).PartyRooms);
/** Loads the code of the first offer, which a server renders with the page. */
export const loadPartyRooms = preload;
const NoHotel = lazyPart(async () => (await import('./missing/NoHotel')).NoHotel);
/** For people who are signed in. */
const ShareInChat = lazyPart(async () => (await import('../chats/ShareInChat')).ShareInChat);

interface Props {
  /** The actions of administrators, below the heading. */
  actions?: ReactNode;
}

/** A hotel, its rooms for the dates in the address, and the summary to book them. */
export function HotelPage({ actions }: Props) {
  const hotelId = hotelIdIn(useParams().hotelId ?? '');
  return (
    <Suspense key={hotelId} fallback={<HotelSkeleton hotelId={hotelId} />}>
      <Hotel hotelId={hotelId} actions={actions} />
    </Suspense>
  );
}

function Hotel({ hotelId, actions }: Props & { hotelId: string }) {
  const { stay, past, nights, today, change } = useStay(hotelId);
  const [isReadable, setReadable] = useState(true);
  // The date fields change at once. The rooms stay until those for the new dates are loaded.
  const shown = useDeferredValue(nights);
  const { data } = useHotelPageSuspenseQuery({ variables: { id: hotelId, ...shown, ...inMyLanguage() } });
  const [selection, select] = useSelection(hotelId);
  const [quantities, setExtras] = useQuantities(hotelId);
  const holds = useHeldBookings(hotelId, shown);
  useNightsChanged(hotelId, shown);
  const mayBook = useMayBook();
  const [party] = useParty();
  const [taken, setTaken] = useState<PartyOffer>();
  const dialog = useRoomDialog();
  const take = (offer: PartyOffer) => {
    select({ type: 'replace', taken: selection, instead: offer.roomNumberIds });
    setTaken(offer);
  };

  const { hotel } = data;
  if (!hotel) return <NoHotel hotelId={hotelId} />;
  const problem = stayProblem(nights, today);
  return (
    <div className={layout.page}>
      <div className={styles.parts}>
        <ArrivalNotice />
        <HotelHead hotel={hotel} />
        {actions}
        <HotelGallery hotel={hotel} />
        <HotelFacts hotel={hotel} />
        <div className={classNames(summary.beside, styles.booking)}>
          <div className={styles.parts}>
            <h2 className={text.h2}>{mayBook ? texts.chooseYourRooms : roomTexts.rooms}</h2>
            <StayPicker
              hotelId={hotelId}
              stay={stay}
              past={past}
              today={today}
              problem={problem}
              childrenNote={hotel.childrenRule && CHILDREN[hotel.childrenRule]}
              onChange={change}
              onReadable={setReadable}
            />
            {!problem && (
              <Suspense fallback={<div className={styles.partyRooms} />}>
                <PartyRooms
                  {...{ hotelId, party }}
                  stay={shown}
                  isTaking={Boolean(taken)}
                  onTake={mayBook ? take : undefined}
                />
              </Suspense>
            )}
            <div aria-busy={shown !== nights} className={styles.rooms}>
              <HotelRooms
                hotel={hotel}
                stay={shown}
                held={holds.held}
                dialog={dialog}
                changeStay={change}
                {...{ selection, select }}
              />
            </div>
            <HotelExtras hotel={hotel} quantities={quantities} setExtras={mayBook ? setExtras : undefined} />
            <HotelText hotel={hotel} />
            <HotelTerms hotel={hotel} checkIn={shown.checkIn} />
            <HotelRules hotel={hotel} />
            <HotelLocation hotel={hotel} />
            <Suspense fallback={null}>
              <ShareInChat hotelId={hotelId} />
            </Suspense>
            <HotelReviews hotelId={hotelId} />
          </div>
          {mayBook ? (
            <StaySummary
              hotel={hotel}
              hotelId={hotelId}
              stay={shown}
              bookable={!problem && isReadable && shown === nights}
              changeStay={change}
              holds={holds}
              taken={taken}
              onTaken={() => setTaken(undefined)}
              openRooms={dialog.open}
              {...{ selection, select, quantities, setExtras }}
            />
          ) : (
            <ReadOnlyCard />
          )}
        </div>
      </div>
    </div>
  );
}
