import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { useMayBook } from '../session/useMayBook';
import { ArrivalNotice } from '../ui/ArrivalNotice';
import { Carousel } from '../ui/Carousel';
import { Facts } from '../ui/Facts';
import { dollars } from '../ui/format';
import { NoticePage } from '../ui/NoticePage';
import { PageHeading } from '../ui/PageHeading';
import { Amenities } from './Amenities';
import { useRoomPageSuspenseQuery } from './RoomPage.generated';
import { roomPageFrame, RoomSkeleton, roomPageColumns } from './RoomSkeleton';

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
    <Box sx={roomPageFrame}>
      <ArrivalNotice sx={{ mb: 2 }} />
      <PageHeading title={room.title} />
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        at{' '}
        <MuiLink component={Link} to={paths.hotel(room.hotel)}>
          {room.hotel.name}
        </MuiLink>{' '}
        in {room.hotel.city.name}
      </Typography>
      {actions}
      <Box sx={roomPageColumns}>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <Box sx={{ borderRadius: '14px', overflow: 'hidden' }}>
            <Carousel key={room.id} photos={room.photos} of={room.title} first />
          </Box>
          <Typography sx={{ maxWidth: '68ch' }}>{room.description}</Typography>
          <Amenities own={room.amenities} />
        </Box>
        <Box component="aside" aria-label={mayBook ? 'Book this room' : 'About this room'} sx={asideStyle}>
          <Facts
            facts={[
              ['Max people', String(room.maxPeople)],
              ['Price per night', dollars(room.priceCents)],
            ]}
          />
          {mayBook && (
            <Button
              component={Link}
              to={isSignedOut ? paths.login(choice) : choice}
              variant="contained"
              color="secondary"
              size="large"
            >
              Choose this room
            </Button>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {mayBook
              ? 'You choose the dates and the room number next. Nothing is held until you book.'
              : 'You see this room read-only: rooms are booked by customers, and yours is a staff account.'}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function NoRoom() {
  return (
    <NoticePage
      title="This room is not here"
      picture="not-found"
      actions={
        <Button component={Link} to={paths.rooms()} variant="contained">
          See all rooms
        </Button>
      }
    >
      The address may be mistyped, or the room is no longer offered.
    </NoticePage>
  );
}

const asideStyle = {
  display: 'grid',
  gap: 2,
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
};
