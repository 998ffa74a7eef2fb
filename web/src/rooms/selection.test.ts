import { loadSelection, saveSelection, selectRooms } from './selection';

describe('choosing rooms', () => {
  it('merges newly ticked rooms into the selection in other room types', () => {
    const next = selectRooms(['a1', 'b1'], {
      type: 'choose',
      offered: ['b1', 'b2', 'b3'],
      ticked: ['b1', 'b3'],
    });
    expect(next).toEqual(['a1', 'b1', 'b3']);
  });

  it('removes what was unticked, only in the room type of the dialog', () => {
    const next = selectRooms(['a1', 'b1', 'b2'], { type: 'choose', offered: ['b1', 'b2'], ticked: ['b2'] });
    expect(next).toEqual(['a1', 'b2']);
  });

  it('replaces taken rooms by the offered ones, never selecting a room twice', () => {
    expect(
      selectRooms(['a1', 'a2', 'a3'], { type: 'replace', taken: ['a1'], instead: ['a3', 'a4'] }),
    ).toEqual(['a2', 'a3', 'a4']);
  });

  it('drops one room and clears all', () => {
    expect(selectRooms(['a1', 'a2'], { type: 'drop', id: 'a1' })).toEqual(['a2']);
    expect(selectRooms(['a1', 'a2'], { type: 'clear' })).toEqual([]);
  });

  it('is stored by hotel, and reads a broken entry as empty', () => {
    saveSelection('one', ['a1']);
    saveSelection('two', ['b1']);
    expect(loadSelection('one')).toEqual(['a1']);
    saveSelection('two', []);
    expect(loadSelection('two')).toEqual([]);
    sessionStorage.setItem('selection:one', '{"not": "a list"');
    expect(loadSelection('one')).toEqual([]);
  });
});
