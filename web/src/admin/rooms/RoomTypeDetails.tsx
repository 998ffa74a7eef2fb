import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { Action } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import type { Column } from '../table/screen';
import { useRoomTypeNumbersQuery, type RoomTypeTableQuery } from './RoomTypeTable.generated';
import * as texts from './texts';

export type RoomTypeRow = RoomTypeTableQuery['roomTypes']['items'][number];

interface Props {
  row: RoomTypeRow;
  columns: readonly Column<RoomTypeRow>[];
}

/** The details of a room type beside the list, with its room numbers. */
export function RoomTypeDetails({ row, columns }: Props) {
  const { data } = useRoomTypeNumbersQuery({ variables: { id: row.id } });
  return (
    <Details
      facts={[
        ...factsOf(columns, row, {
          title: null,
          hotel: (
            <Link component={RouterLink} to={paths.hotel(row.hotel.id)}>
              {row.hotel.name}
            </Link>
          ),
        }),
        [texts.roomNumbers, data?.roomType?.roomNumbers.map(({ number }) => number).join(', ') ?? '…'],
      ]}
      actions={
        <>
          <Action isMain to={paths.room(row.id)}>
            {texts.showRoom}
          </Action>
          <Action to={staffPaths.updateRoom(row.id)}>{texts.update}</Action>
        </>
      }
    >
      <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>{row.description}</Box>
    </Details>
  );
}
