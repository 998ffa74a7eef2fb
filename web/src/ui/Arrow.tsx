import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';

/** The round button at one side of pictures that turns them. */
export function Arrow({
  side,
  label,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        position: 'absolute',
        top: 'calc(50% - 20px)',
        [side]: 8,
        width: 40,
        height: 40,
        color: '#12343B',
        bgcolor: 'rgb(255 255 255 / 0.88)',
        '&:hover': { bgcolor: '#fff' },
      }}
    >
      <Icon />
    </IconButton>
  );
}
