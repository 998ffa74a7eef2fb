import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { dollars } from '../../kit/format';
import { Action } from '../table/Action';
import { Details } from '../table/Details';
import { Reference } from '../table/Reference';
import { useRoomTypeNumbersQuery, type RoomTypeTableQuery } from './RoomTypeTable.generated';

export type RoomTypeRow = RoomTypeTableQuery['roomTypes']['items'][number];

/** One room type beside the list, with its numbers. */
export function RoomTypeDetails({ row }: { row: RoomTypeRow }) {
  const { data } = useRoomTypeNumbersQuery({ variables: { id: row.id } });
  return (
    <Details
      facts={[
        [
          'Hotel',
          <Link key="hotel" component={RouterLink} to={paths.hotel(row.hotel.id)}>
            {row.hotel.name}
          </Link>,
        ],
        ['Price a night', dollars(row.priceCents)],
        ['People', row.maxPeople],
        ['Photos', row.photos.length],
        ['Room numbers', data?.roomType?.roomNumbers.map(({ number }) => number).join(', ') ?? '…'],
        ['Reference', <Reference key="id" id={row.id} />],
      ]}
      actions={
        <>
          <Action isMain to={paths.room(row.id)}>
            Show the room
          </Action>
          <Action to={paths.updateRoom(row.id)}>Update</Action>
        </>
      }
    >
      <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>{row.description}</Box>
    </Details>
  );
}
