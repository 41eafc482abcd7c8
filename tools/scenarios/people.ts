import { createHash } from 'node:crypto';

// Invented people of an invented university. Those who are seen have a name of their own; the many
// who only vote are put together, among them scripts and lengths that screens must bear.
const known = (
  'Aarohi Deshmukh, Meher Chawla, Rohan Iyer, Zoya Rahman, Kabir Sethi, Tenzin Dorje, Nikhil Rao, ' +
  'Farhan Qureshi, Ananya Bose, Lalremruati Hmar, Ishaan Verma, Simran Gill, Joseph Fernandes, ' +
  'Aishwarya Venkataraghavan Subramanian, Dev Malhotra, Priya Nair, Irfan Shaikh, Neha Kulkarni, ' +
  'Vikram Thakur, Sana Mirza, Arjun Pillai, Divya Menon, Karan Kapoor, Ritika Banerjee, ' +
  'Aditi Joshi, Omar Siddiqui, Tara Chatterjee, Manav Patel, Leela Krishnan, Yash Agarwal, ' +
  'Naveen Reddy, Pooja Sharma, Sameer Khan, Ira Mukherjee, Kavya Shetty, Imran Ansari, ' +
  'Nandini Das, Varun Mishra, Jasleen Kaur, Bhavesh Solanki, Ruth Lalrinawma, Siddharth Jain, ' +
  'Ayesha Begum, Gautam Hegde, Mitali Ghosh, Harpreet Singh, Sneha Patil, Rahul Yadav, ' +
  'Fatima Sheikh, Ashwin Nambiar, Deepika Rawat, Chirag Mehta, Anjali Tiwari, Thomas Kurian, ' +
  'Shruti Naik, Mohit Bansal, Pallavi Sinha, Rizwan Ali, Keerthana Raman, Abhishek Dubey, ' +
  'Lobsang Tsering, Swati Chauhan, Aman Gupta, Nisha Pereira, Suresh Murugan, Tanvi Bhatt, ' +
  'Zubin Irani, Rekha Gowda, Pranav Saxena, Mary Haokip, Ankit Choudhary, Radhika Desai'
).split(', ');
const first = (
  'Aarohi Kabir Meher Rohan Zoya Tenzin Nikhil Farhan Ananya Ishaan Simran Joseph Dev Irfan Priya ' +
  'Arjun Neha Vikram Sana Rahul Divya Karan Ayesha Manav Ritika Omar Tara Aditya Leela Naveen ' +
  'Pooja Sameer Ira Yash Kavya Imran Nandini Varun'
).split(' ');
const last = (
  'Deshmukh Sethi Chawla Iyer Rahman Dorje Rao Qureshi Bose Hmar Verma Gill Malhotra Shaikh Nair ' +
  'Kapoor Das Patel Menon Fernandes Joshi Khan Reddy Sharma Banerjee Pillai Thakur Mishra'
).split(' ');
const odd = ['Bo', 'آمنہ صدیقی', 'मीरा कुलकर्णी', 'Ümit Öz'];
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
  const isOdd = index % 37 === 36;
  const unknown = isOdd ? odd[Math.trunc(index / 37) % odd.length] : `${given} ${family}`;
  const name = known[index] ?? unknown ?? given;
  const branch = branches[index % branches.length] ?? 'CS';
  const roll = String(index + 1).padStart(4, '0');
  return {
    name,
    email:
      known[index] === undefined ? `${given}.${family}.${roll}`.toLowerCase() + host : mailOf(name),
    enrollmentNumber: `0177${branch}${22 + (index % 4)}${roll}`,
  };
}

const host = '@sarovar.example';

/** "Aditi Joshi" reads her e-mails at aditi.joshi@sarovar.example. */
export function mailOf(name: string): string {
  const parts = name
    .replace(/^(Dr|Prof)\. /, '')
    .toLowerCase()
    .split(' ');
  return `${parts[0]}.${parts.at(-1)}${host}`;
}

/** A UUID that belongs to a text: whose picture is drawn from the id looks the same at every start. */
export function sampleId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8 is for ids of one's own making, as this is.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
