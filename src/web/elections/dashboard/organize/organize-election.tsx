import { useAddress } from '#web/kit/location.ts';
import { CreateElection } from './create-election.tsx';
import { EditElection } from './edit-election.tsx';

/** One form for a new election and for one that is edited. */
export function OrganizeElection() {
  const edited = useAddress().get('edit');
  return edited === '' ? <CreateElection /> : <EditElection key={edited} id={edited} />;
}
