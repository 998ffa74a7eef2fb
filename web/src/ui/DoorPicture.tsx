import Box from '@mui/material/Box';

/** A small picture of a door: open with light in it, or closed. */
export function DoorPicture({ isOpen }: { isOpen: boolean }) {
  return (
    <Box component="svg" width={88} height={88} viewBox="0 0 88 88" aria-hidden sx={doorStyle}>
      <rect className="wall" width="88" height="88" rx="22" />
      <path className="frame" d="M20 74V42a24 24 0 0 1 48 0v32Z" />
      {isOpen ? (
        <>
          <path className="light" d="M27 74V42a17 17 0 0 1 34 0v32Z" />
          <path className="light beam" d="M27 74h34l10 14H17Z" />
          <path className="leaf" d="M27 42v32l-9 6V38a17 17 0 0 1 14-12 17 17 0 0 0-5 16Z" />
        </>
      ) : (
        <>
          <path className="leaf" d="M27 74V42a17 17 0 0 1 34 0v32Z" />
          <circle className="light" cx="54" cy="56" r="2.5" />
        </>
      )}
      <path className="frame" d="M0 74h88v3H0Z" />
    </Box>
  );
}

const doorStyle = {
  display: 'block',
  borderRadius: '22px',
  overflow: 'hidden',
  '& .wall': { fill: 'var(--mui-palette-primary-light)' },
  '& .frame': { fill: 'var(--mui-palette-text-primary)' },
  '& .leaf': { fill: 'var(--mui-palette-primary-main)' },
  '& .light': { fill: '#FDBA74' },
  '& .beam': { opacity: 0.5 },
};
