import type { Bound } from '../http/bind.ts';
import { uploadImage } from './upload-image.ts';

export const uploadRoutes: readonly Bound[] = [uploadImage];
