// Invented students of an invented university. The mixture is deliberate: short and long names,
// several scripts, so that screens are seen with what they must bear.
const first = (
  'Aarohi Kabir Meher Rohan Zoya Tenzin Nikhil Farhan Ananya Lalremruati Ishaan Simran Joseph ' +
  'Aishwarya Dev Irfan Priya Arjun Neha Vikram Sana Rahul Divya Karan Ayesha Manav Ritika Omar ' +
  'Tara Aditya Leela Naveen Pooja Sameer Ira Yash Kavya Imran Nandini Varun'
).split(' ');
const last = (
  'Deshmukh Sethi Chawla Iyer Rahman Dorje Rao Qureshi Bose Hmar Verma Gill Lalrinawma ' +
  'Subramanian Malhotra Shaikh Nair Kapoor Das Patel Menon Fernandes Joshi Khan Reddy Sharma ' +
  'Banerjee Pillai Thakur Mishra'
).split(' ');
const odd = ['Bo', 'آمنہ صدیقی', 'मीरा कुलकर्णी', 'Aishwarya Venkataraghavan Subramanian', 'Ümit Öz'];
const branches = ['CS', 'EC', 'ME', 'IT', 'CE', 'AI'];

export interface Student {
  name: string;
  email: string;
  enrollmentNumber: string;
}

/** The student of this number: the same on every machine. */
export function studentOf(index: number): Student {
  const given = first[index % first.length] ?? 'Asha';
  const family = last[(index * 7 + Math.trunc(index / first.length)) % last.length] ?? 'Rao';
  const name =
    index % 37 === 36 ? (odd[Math.trunc(index / 37) % odd.length] ?? given) : `${given} ${family}`;
  const branch = branches[index % branches.length] ?? 'CS';
  const roll = String(index + 1).padStart(4, '0');
  return {
    name,
    email: `${given}.${family}.${index + 1}@sarovar.example`.toLowerCase(),
    enrollmentNumber: `0177${branch}${22 + (index % 4)}${roll}`,
  };
}
