import { wholeStay } from '../../../../schema/stays';

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

test('guests who move to another room have one room at a time, for all nights', () => {
  const moved = [stay('2027-03-01', '2027-03-03'), stay('2027-03-03', '2027-03-06')];
  expect(wholeStay(moved)).toEqual({ checkIn: '2027-03-01', checkOut: '2027-03-06', rooms: 1 });
  expect(wholeStay([...moved, stay('2027-03-01', '2027-03-06')])).toMatchObject({ rooms: 2 });
  expect(wholeStay([])).toBeUndefined();
});
