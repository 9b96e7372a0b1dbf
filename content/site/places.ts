/** Where towns are, in kilometres on the National Grid. In Northern Ireland, which the file of postcodes leaves out, the towns are all there is. */
export const towns = `
Aberdeen 394 807; Aberystwyth 259 281; Aldershot 487 151; Alton 472 140; Andover 436 146; Armagh 98 505;
Ashford 601 143; Aviemore 289 812; Aylesbury 482 214; Ayr 234 622; Ballymena 125 560; Banbury 445 240;
Bangor 258 372; Bangor, County Down 163 536; Barnsley 434 406; Barnstaple 256 133;
Barrow-in-Furness 320 469; Basildon 570 189; Basingstoke 463 153; Bath 375 165; Bedford 505 250;
Belfast 146 530; Berwick-upon-Tweed 400 653; Birmingham 407 287; Blackburn 368 428; Blackpool 331 437;
Bodmin 207 67; Bolton 372 409; Boston 533 344; Bournemouth 408 91; Bracknell 487 170; Bradford 416 434;
Brecon 304 229; Brighton 531 104; Bristol 359 173; Bromley 540 170; Burnley 384 433;
Bury St Edmunds 585 265; Camberley 488 161; Cambridge 545 258; Canterbury 615 158; Cardiff 318 176;
Carlisle 340 555; Carmarthen 241 221; Chelmsford 571 208; Cheltenham 394 222; Chester 341 366;
Chesterfield 439 372; Chichester 486 105; Coleraine 102 592; Colchester 600 225; Coventry 433 279;
Craigavon 115 515; Crawley 527 136; Crewe 371 356; Croydon 532 165; Darlington 429 515; Dartford 554 175;
Derby 435 336; Derry/Londonderry 61 580; Doncaster 458 403; Dorchester 369 90; Dover 632 142;
Dudley 395 290; Dumfries 297 576; Dundee 340 730; Dunfermline 310 687; Durham 427 543; Eastbourne 561 99;
Eastleigh 446 119; Edinburgh 326 674; Elgin 321 863; Ely 554 280; Enfield 533 196; Enniskillen 34 509;
Exeter 292 92; Falkirk 289 680; Falmouth 181 32; Fareham 458 106; Farnborough 487 155; Farnham 484 146;
Fleet 481 154; Folkestone 622 136; Fort William 210 774; Galashiels 349 637; Gateshead 426 562;
Glasgow 259 665; Gloucester 383 218; Grimsby 527 410; Guildford 500 150; Halifax 409 425; Harlow 545 210;
Harrogate 430 455; Harrow 515 188; Hastings 582 110; Haverfordwest 195 215; Hemel Hempstead 506 207;
Hereford 351 240; Hexham 394 564; High Wycombe 487 193; Holyhead 225 382; Hook 473 154; Horsham 517 130;
Huddersfield 415 417; Hull 509 428; Huntingdon 524 272; Ilford 544 187; Inverness 267 845; Ipswich 617 245;
Kendal 352 493; Kettering 486 279; Kidderminster 383 277; Kilmarnock 243 638; King’s Lynn 562 320;
Kingston upon Thames 518 169; Kirkcaldy 328 691; Kirkwall 345 1011; Lancaster 348 462; Launceston 233 85;
Leamington Spa 431 266; Leeds 430 434; Leicester 459 305; Lerwick 448 1141; Lewes 541 110;
Lichfield 411 309; Lincoln 497 371; Lisburn 139 520; Liverpool 335 391; Livingston 305 668;
Llandrindod Wells 306 261; Llandudno 278 382; London 530 181; Lowestoft 655 294; Ludlow 351 275;
Luton 509 221; Maidenhead 489 181; Maidstone 576 155; Manchester 384 398; Margate 636 171;
Merthyr Tydfil 305 207; Middlesbrough 450 520; Milton Keynes 485 239; Morpeth 420 586; Motherwell 275 657;
Newbury 447 167; Newcastle upon Tyne 425 564; Newport, Isle of Wight 450 89; Newport 331 187;
Newquay 181 61; Newry 117 485; Newtown 311 291; Northampton 475 261; Northallerton 437 494;
Norwich 623 309; Nottingham 457 340; Oban 186 730; Oldham 393 405; Omagh 58 536; Oswestry 329 330;
Oxford 451 206; Paisley 249 665; Penrith 352 530; Penzance 147 31; Perth 312 724; Peterborough 519 298;
Petersfield 474 123; Plymouth 248 54; Poole 401 91; Portree 148 843; Portsmouth 464 101; Preston 354 430;
Reading 472 173; Redditch 404 268; Redhill 528 151; Ringwood 415 106; Rochester 574 169; Romford 551 189;
Romsey 435 121; Rugby 450 275; Ryde 459 93; St Albans 515 207; St Andrews 351 717; St Austell 201 53;
St Helens 351 395; St Ives 152 40; St Mary’s, Isles of Scilly 91 11; Salford 381 398; Salisbury 415 130;
Scarborough 504 488; Sevenoaks 553 155; Sheffield 435 387; Shrewsbury 349 313; Skipton 399 452;
Slough 498 180; Solihull 415 279; Southampton 442 111; Southend-on-Sea 588 186; Southport 333 418;
Stafford 392 324; Stevenage 524 224; Stirling 279 694; Stockport 389 390; Stockton-on-Tees 444 520;
Stoke-on-Trent 388 345; Stornoway 142 933; Stranraer 206 560; Stratford-upon-Avon 420 255;
Sunderland 440 557; Sutton 526 164; Swansea 266 193; Swindon 415 185; Taunton 323 125; Telford 370 309;
Thurso 312 968; Tonbridge 559 147; Torquay 291 63; Tring 492 211; Truro 183 45; Tunbridge Wells 558 139;
Twickenham 515 174; Uxbridge 505 185; Wakefield 433 421; Walsall 401 299; Warrington 361 388;
Watford 511 197; Wells 355 146; Weston-super-Mare 332 162; Weymouth 367 79; Whitby 490 511;
Whitehaven 297 518; Wick 336 951; Wigan 358 406; Winchester 448 129; Windsor 497 177; Woking 500 159;
Wokingham 481 169; Wolverhampton 391 299; Worcester 385 255; Workington 300 528; Worthing 515 102;
Wrexham 334 351; Yeovil 356 116; York 460 452`

/** Other names of towns. */
export const townNames: Record<string, string> = {
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  'Kingston upon Hull': 'Hull',
  'Bangor, Gwynedd': 'Bangor',
  'Isle of Wight': 'Newport, Isle of Wight',
  'Isles of Scilly': 'St Mary’s, Isles of Scilly',
  Scilly: 'St Mary’s, Isles of Scilly',
  Derry: 'Derry/Londonderry',
  Londonderry: 'Derry/Londonderry',
  Shetland: 'Lerwick',
  Orkney: 'Kirkwall',
  Skye: 'Portree',
  'Isle of Skye': 'Portree',
  Lewis: 'Stornoway',
  'Isle of Lewis': 'Stornoway',
  Anglesey: 'Holyhead',
  Caerdydd: 'Cardiff',
  Abertawe: 'Swansea',
  Casnewydd: 'Newport',
  Wrecsam: 'Wrexham',
}

/** The outline of Great Britain, and of Northern Ireland, in the same kilometres, from the top of a map of 680 by 1,240. */
export const outline =
  'M135 1204l13-4 23 18 11-20 26-19 40 1 31 14 14-21 15-27 28-5 32 20 32-10 18-12 28-6 40 3 41-8 32 6 48-22 29-26 2-26-50 4-11-15 24-6 23-35 21-29 9-45-22-38-37-11-27 3-13 17-14-16 14-40-19-27-24-18 28 10-21-47-16-28-38-32-13-11-19-45-11-55-23-22-33-23-35 2-24-5 40-17 2-19-11-11 18-8 18-31 21-39 17-39-12-20-54-2-42 8-30 7 10-33 22-27 31-35 2-25-55 6-47 1-25 33-8 38-25 38 7 34-17 32-20 27 36 19-6 50-3 55-14 31 20-14 12-55 26 7 10 39-18 38-14 28 12 34 33-21 28 6 33-19 19 6-28 42 23 45 26 6-13 33-2 24-2 18-10 8-37 2-20 7-20-17-17 11 18 20-9 22-11 13 34-10 4 39-13 33-35 21-35 16 10 24 24 8 28-10 6 18 24-4 28 23 24-5 21-14 24-19-17 28-21 31-49-1-32 3-21 20-20 44-24 21-29 19zM449 1133l16 9-15 12-20-9zM144 354l9 34 20 29-33-7-22-30zM152 265l1 34-50 47-20 21 20-32 0-40zM90 356l-8 61-13 10 3-67zM149 475l22 31-37 4zM141 553l4 30-25-7zM196 580l9 23-14 2zM343 200l14 23-29 5-5-17zM444 39l11 28-13 50-20-33zM89 1215l4 4-5 1zM65 645l33-13 35-3 14 32 11 31 16 4-2 39-34 26-22-7-27-35-28 20-23 4-36-37 21-26 27-14z'
export const mapSize = { width: 680, height: 1240, north: 1230 } as const
