import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { useMayBook } from '../session/useMayBook';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { ButtonLink } from '../kit/Button';
import { Carousel } from '../kit/Carousel';
import { classNames } from '../kit/classNames';
import { Facts } from '../kit/Facts';
import { dollars } from '../kit/format';
import { NoticePage } from '../kit/NoticePage';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { Amenities } from './Amenities';
import { useRoomPageSuspenseQuery } from './RoomPage.generated';
import styles from './RoomPage.module.css';
import { RoomSkeleton } from './RoomSkeleton';

interface Props {
  /** What administrators can do with the room, below its head. */
  actions?: ReactNode;
}

/** One room type: pictures, amenities and price, and the link to choose it in its hotel. */
export function RoomPage({ actions }: Props) {
  const { roomId = '' } = useParams();
  return (
    <Suspense key={roomId} fallback={<RoomSkeleton />}>
      <Room roomId={roomId} actions={actions} />
    </Suspense>
  );
}

function Room({ roomId, actions }: Props & { roomId: string }) {
  const { data } = useRoomPageSuspenseQuery({ variables: { id: roomId } });
  const room = data.roomType;
  const isSignedOut = useSession().status === 'signedOut';
  const mayBook = useMayBook();
  if (!room) return <NoRoom />;
  const choice = paths.hotel(room.hotel, { select: room.id });
  return (
    <div className={styles.page}>
      <ArrivalNotice className={styles.notice} />
      <PageHeading title={room.title} />
      <p className={classNames(text.body, text.quiet, styles.where)}>
        at <TextLink to={paths.hotel(room.hotel)}>{room.hotel.name}</TextLink> in {room.hotel.city.name}
      </p>
      {actions}
      <div className={styles.columns}>
        <div className={styles.room}>
          <div className={styles.pictures}>
            <Carousel key={room.id} photos={room.photos} of={room.title} first />
          </div>
          <p className={classNames(text.body, styles.description)}>{room.description}</p>
          <Amenities own={room.amenities} />
        </div>
        <aside aria-label={mayBook ? 'Book this room' : 'About this room'} className={styles.aside}>
          <Facts
            facts={[
              ['Max people', String(room.maxPeople)],
              ['Price per night', dollars(room.priceCents)],
            ]}
          />
          {mayBook && (
            <ButtonLink
              to={isSignedOut ? paths.login(choice) : choice}
              variant="contained"
              color="secondary"
              size="large"
            >
              Choose this room
            </ButtonLink>
          )}
          <p className={classNames(text.small, text.quiet)}>
            {mayBook
              ? 'You choose the dates and the room number next. Nothing is held until you book.'
              : 'You see this room read-only: rooms are booked by customers, and yours is a staff account.'}
          </p>
        </aside>
      </div>
    </div>
  );
}

function NoRoom() {
  return (
    <NoticePage
      title="This room is not here"
      picture="not-found"
      actions={
        <ButtonLink to={paths.rooms()} variant="contained">
          See all rooms
        </ButtonLink>
      }
    >
      The address may be mistyped, or the room is no longer offered.
    </NoticePage>
  );
}
