import catalogue from '../../../../games/blackstone/src/main/resources/org/merlon/blackstone/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);
