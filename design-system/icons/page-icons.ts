import {
  Archive,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Banknote,
  Barcode,
  BookOpen,
  Building2,
  Calendar,
  CheckCheck,
  ChevronLeft,
  CircleQuestionMark,
  Coins,
  Copy,
  Download,
  EllipsisVertical,
  EyeOff,
  File,
  FileText,
  Flag,
  Globe,
  HandCoins,
  History,
  Image,
  Keyboard,
  KeyRound,
  List,
  ListFilter,
  Mail,
  MessageCircle,
  Minus,
  Palette,
  Paperclip,
  Pause,
  Pencil,
  Percent,
  PiggyBank,
  Play,
  Plus,
  Printer,
  ReceiptText,
  RefreshCw,
  RotateCw,
  Scale,
  SendHorizontal,
  ShieldCheck,
  Star,
  Trash2,
  TrendingUp,
  Umbrella,
  Undo2,
  Upload,
  UserCheck,
  UserPlus,
  Wallet,
  Workflow,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { icon } from './Icon.tsx'

/*
 * The glyphs that neither the frame of every page nor home shows. One module travels as a whole, so these stand apart;
 * `icons.ts` gives them to everyone. A new glyph begins here.
 */
export const ArchiveIcon = /* @__PURE__ */ icon(Archive)
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight)
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const ArrowUpDownIcon = /* @__PURE__ */ icon(ArrowUpDown)
export const BanknoteIcon = /* @__PURE__ */ icon(Banknote)
export const BarCodeIcon = /* @__PURE__ */ icon(Barcode)
export const BookIcon = /* @__PURE__ */ icon(BookOpen)
export const BuildingIcon = /* @__PURE__ */ icon(Building2)
export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
export const CheckAllIcon = /* @__PURE__ */ icon(CheckCheck)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
export const CoinsIcon = /* @__PURE__ */ icon(Coins)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const FileIcon = /* @__PURE__ */ icon(File)
export const FileTextIcon = /* @__PURE__ */ icon(FileText)
export const FilterIcon = /* @__PURE__ */ icon(ListFilter)
export const FlagIcon = /* @__PURE__ */ icon(Flag)
export const GlobeIcon = /* @__PURE__ */ icon(Globe)
export const HandCoinsIcon = /* @__PURE__ */ icon(HandCoins)
export const HistoryIcon = /* @__PURE__ */ icon(History)
export const ImageIcon = /* @__PURE__ */ icon(Image)
export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard)
export const KeyIcon = /* @__PURE__ */ icon(KeyRound)
export const ListIcon = /* @__PURE__ */ icon(List)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const MessageIcon = /* @__PURE__ */ icon(MessageCircle)
export const MoreIcon = /* @__PURE__ */ icon(EllipsisVertical)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const PaletteIcon = /* @__PURE__ */ icon(Palette)
export const PaperclipIcon = /* @__PURE__ */ icon(Paperclip)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const PercentIcon = /* @__PURE__ */ icon(Percent)
export const PiggyBankIcon = /* @__PURE__ */ icon(PiggyBank)
export const PlusIcon = /* @__PURE__ */ icon(Plus)
export const PrinterIcon = /* @__PURE__ */ icon(Printer)
export const QuestionIcon = /* @__PURE__ */ icon(CircleQuestionMark)
export const ReceiptIcon = /* @__PURE__ */ icon(ReceiptText)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const ScaleIcon = /* @__PURE__ */ icon(Scale)
export const SendIcon = /* @__PURE__ */ icon(SendHorizontal)
export const ShieldIcon = /* @__PURE__ */ icon(ShieldCheck)
export const StarIcon = /* @__PURE__ */ icon(Star)
export const TrashIcon = /* @__PURE__ */ icon(Trash2)
export const TrendingUpIcon = /* @__PURE__ */ icon(TrendingUp)
export const UmbrellaIcon = /* @__PURE__ */ icon(Umbrella)
export const UndoIcon = /* @__PURE__ */ icon(Undo2)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const UserCheckIcon = /* @__PURE__ */ icon(UserCheck)
export const UserPlusIcon = /* @__PURE__ */ icon(UserPlus)
export const WalletIcon = /* @__PURE__ */ icon(Wallet)
export const WorkflowIcon = /* @__PURE__ */ icon(Workflow)
export const TurnIcon = /* @__PURE__ */ icon(RotateCw)
export const ZoomInIcon = /* @__PURE__ */ icon(ZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ icon(ZoomOut)
