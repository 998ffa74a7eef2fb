import { richText } from '../kit/richText';
import { Fragment, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { useMayBook } from '../session/useMayBook';
import { About } from '../kit/About';
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
import { inMyLanguage, langOf } from '../kit/written';
import { Amenities } from './Amenities';
import { useRoomPageSuspenseQuery } from './RoomPage.generated';
import styles from './RoomPage.module.css';
import { RoomSkeleton } from './RoomSkeleton';
import { WrittenIn } from './WrittenIn';
import * as texts from './texts';

interface Props {
  /** The actions of administrators, below the heading. */
  actions?: ReactNode;
}

/** One room type: pictures, amenities and price, and the link to select it in its hotel. */
export function RoomPage({ actions }: Props) {
  const { roomId = '' } = useParams();
  return (
    <Suspense key={roomId} fallback={<RoomSkeleton />}>
      <Room roomId={roomId} actions={actions} />
    </Suspense>
  );
}

function Room({ roomId, actions }: Props & { roomId: string }) {
  const { data } = useRoomPageSuspenseQuery({ variables: { id: roomId, ...inMyLanguage() } });
  const room = data.roomType;
  const isSignedOut = useSession().status === 'signedOut';
  const mayBook = useMayBook();
  if (!room) return <NoRoom />;
  const { title, description } = room.texts;
  const choice = paths.hotel(room.hotel, { select: room.id });
  return (
    <div className={styles.page}>
      <ArrivalNotice className={styles.notice} />
      <PageHeading title={title.text}>
        <span lang={langOf(title.language)}>{title.text}</span>
      </PageHeading>
      <p className={classNames(text.body, text.quiet, styles.hotel)}>
        {richText(texts.roomInHotel, {
          hotel: room.hotel.name,
          city: room.hotel.city.name,
          link: (words) => <TextLink to={paths.hotel(room.hotel)}>{words}</TextLink>,
        })}
      </p>
      {actions}
      <div className={styles.columns}>
        <div className={styles.room}>
          <div className={styles.pictures}>
            <Carousel key={room.id} photos={room.photos} of={title.text} first />
          </div>
          <WrittenIn written={[description, title]} />
          <p lang={langOf(description.language)} className={classNames(text.body, styles.description)}>
            {description.text}
          </p>
          <Amenities own={room.amenities} language={room.hotel.language} />
        </div>
        <aside aria-label={mayBook ? texts.bookThisRoom : texts.aboutThisRoom} className={styles.aside}>
          <Facts
            facts={[
              [texts.maxPeople, String(room.maxPeople)],
              [
                texts.pricePerNightLabel,
                <Fragment key="price">
                  {dollars(room.priceCents)}
                  <About cents={room.priceCents} />
                </Fragment>,
              ],
            ]}
          />
          {mayBook && (
            <ButtonLink
              to={isSignedOut ? paths.login(choice) : choice}
              variant="contained"
              color="secondary"
              size="large"
            >
              {texts.chooseThisRoom}
            </ButtonLink>
          )}
          <p className={classNames(text.small, text.quiet)}>
            {mayBook ? texts.chooseDatesNext : texts.staffCannotBook}
          </p>
        </aside>
      </div>
    </div>
  );
}

function NoRoom() {
  return (
    <NoticePage
      title={texts.roomNotFoundTitle}
      picture="not-found"
      actions={
        <ButtonLink to={paths.rooms()} variant="contained">
          {texts.seeAllRooms}
        </ButtonLink>
      }
    >
      {texts.roomNotFound}
    </NoticePage>
  );
}
