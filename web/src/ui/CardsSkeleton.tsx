import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { cardGrid } from './cardGrid';

interface Props {
  count: number;
  /** The least width of a card, as the list itself has it. */
  least: number;
  /** How many lines stand below the picture. */
  lines: number;
}

/** Cards with a picture, in the shape of those to come. */
export function CardsSkeleton({ count, least, lines }: Props) {
  return (
    <Box role="status" aria-label="Loading" sx={cardGrid(least)}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place}>
          <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '3 / 2' }} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="62%" height={30} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} width={line % 2 ? '84%' : '46%'} />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
